import { ownCodeOf } from '../own-looks.ts'
import type { PresenterLook } from './presenter.ts'
import type { StudioColours } from './studio.ts'

/** What stands before the presenter. */
export type StudioThing = 'roulette' | 'cards' | 'wheel'

/** A live table's studio: its presenter, its colours, and what is played in it. */
export type StudioLook = {
  presenter: { name: string; look: PresenterLook }
  colours: StudioColours
  felt: string
  ring: string
  thing: StudioThing
}

const LIGHT = { skin: '#F0C4A0', shade: '#D19C78' }
const WARM = { skin: '#E8B48E', shade: '#C98B66' }
const OLIVE = { skin: '#D9A27A', shade: '#B57F58' }
const [BLACK, BROWN, CHESTNUT] = ['#2A1A14', '#3A1C0C', '#5A2A16']

/** By the table's code. */
const LOOKS: Record<string, StudioLook> = {
  zar_devran: {
    presenter: {
      name: 'Selin',
      look: { ...LIGHT, hair: CHESTNUT, style: 'long', coat: '#A62F20', trim: '#F2B441' },
    },
    colours: { lit: '#6B3252', deep: '#1E0A1A', strap: '#F9DCE3', niche: '#2A0F22' },
    felt: '#1E0A1A',
    ring: '#F2B441',
    thing: 'wheel',
  },
  zar_rulet_kosku: {
    presenter: {
      name: 'Defne',
      look: { ...WARM, hair: BLACK, style: 'bun', coat: '#0D6E78', trim: '#F2B441' },
    },
    colours: { lit: '#2450C8', deep: '#0A1130', strap: '#8DB4F4', niche: '#132266' },
    felt: '#7A241B',
    ring: '#F2B441',
    thing: 'roulette',
  },
  zar_altin_rulet: {
    presenter: {
      name: 'Aras',
      look: { ...OLIVE, hair: BLACK, style: 'short', coat: '#3A1C0C', trim: '#FFCE73' },
    },
    colours: { lit: '#B97A22', deep: '#2A1505', strap: '#FFE9BD', niche: '#4A2511' },
    felt: '#0D5A45',
    ring: '#FFCE73',
    thing: 'roulette',
  },
  zar_kubbe_21: {
    presenter: {
      name: 'Kerem',
      look: {
        ...WARM,
        hair: BLACK,
        style: 'short',
        coat: '#14205A',
        trim: '#F2B441',
        hasBeard: true,
      },
    },
    colours: { lit: '#127F5A', deep: '#062A26', strap: '#CFE9DA', niche: '#06322C' },
    felt: '#0D6B4B',
    ring: '#F2B441',
    thing: 'cards',
  },
  zar_yirmi_bir: {
    presenter: {
      name: 'Nil',
      look: { ...OLIVE, hair: BROWN, style: 'bun', coat: '#6B3252', trim: '#27B9B4' },
    },
    colours: { lit: '#0D6E78', deep: '#052228', strap: '#BDEFE6', niche: '#073640' },
    felt: '#14205A',
    ring: '#27B9B4',
    thing: 'cards',
  },
  zar_bogaz_bakara: {
    presenter: {
      name: 'Mina',
      look: { ...LIGHT, hair: BLACK, style: 'long', coat: '#0D5A45', trim: '#F2B441' },
    },
    colours: { lit: '#8C2F3E', deep: '#220A12', strap: '#F6C9BE', niche: '#3A0F1B' },
    felt: '#5A1424',
    ring: '#F2B441',
    thing: 'cards',
  },
  zar_anadolu_poker: {
    presenter: {
      name: 'Toprak',
      look: { ...OLIVE, hair: CHESTNUT, style: 'short', coat: '#8C4A25', trim: '#F7F0DF' },
    },
    colours: { lit: '#3E5A1C', deep: '#141E08', strap: '#E4EFC4', niche: '#20300E' },
    felt: '#1F4A8C',
    ring: '#F7F0DF',
    thing: 'cards',
  },
}

/** The studio of a live table, under whatever name a casino gives it; undefined of another game. */
export const studioLookOf = (code: string): StudioLook | undefined => LOOKS[ownCodeOf(code)]
