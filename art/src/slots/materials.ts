import type { GrainName } from './textures/grains.ts'

/** What a machine's frame is made of. */
export type Material = {
  body: string
  grain: GrainName | null
  /** Contours and depths. */
  dark: string
  /** The metal or the second colour of edges. */
  rim: string
  /** Lit edges and figures on the body. */
  light: string
}

const BRASS = 'url(#brass-down)'
const GILT = '#E8BE62'

export const MATERIALS = {
  // drums
  walnut: { body: '#5A3014', grain: 'wood-up', dark: '#1A0B03', rim: BRASS, light: '#FBE3A4' },
  'enamelled-tin': {
    body: '#2443AE',
    grain: null,
    dark: '#070B20',
    rim: '#E5563F',
    light: '#F7F0DF',
  },
  'black-iron': {
    body: '#2C2224',
    grain: 'metal',
    dark: '#0A0405',
    rim: '#6B4A3A',
    light: '#FFCE73',
  },
  rosewood: {
    body: '#5A2233',
    grain: 'wood-up',
    dark: '#1B0A16',
    rim: '#B7D3C9',
    light: '#F2B5A4',
  },
  // kiosks
  'iznik-marble': {
    body: '#F7F0DF',
    grain: null,
    dark: '#06303A',
    rim: '#F2B441',
    light: '#8FE3DA',
  },
  'wood-lattice': {
    body: '#7A3A1E',
    grain: 'wood',
    dark: '#2A070A',
    rim: '#F2B441',
    light: '#F2A27A',
  },
  'glass-mosaic': { body: '#1A2F86', grain: null, dark: '#070B20', rim: BRASS, light: '#8DB4F4' },
  sackcloth: { body: '#B98A52', grain: 'wool', dark: '#2A1004', rim: '#C4412E', light: '#F3DDA8' },
  // banners
  'cloth-banners': {
    body: '#C4412E',
    grain: null,
    dark: '#3A1F12',
    rim: '#E0B878',
    light: '#FBE9D2',
  },
  'striped-awnings': {
    body: '#E5563F',
    grain: null,
    dark: '#03242E',
    rim: '#D9C9A3',
    light: '#F7F0DF',
  },
  'reed-mats': {
    body: '#B9974E',
    grain: 'wood-up',
    dark: '#4A3414',
    rim: '#8A6A3A',
    light: '#F6EBC8',
  },
  'mill-sails': { body: '#2450C8', grain: null, dark: '#08204E', rim: '#F7F0DF', light: '#EAF3FB' },
  // lit cloths
  'carved-beam': {
    body: '#5A3016',
    grain: 'wood',
    dark: '#2A0608',
    rim: '#F2B441',
    light: '#C23A2E',
  },
  'stone-lane': {
    body: '#8A7A58',
    grain: 'stone',
    dark: '#06251C',
    rim: '#F2B441',
    light: '#1F8A62',
  },
  basalt: { body: '#3A2A48', grain: 'stone', dark: '#14061E', rim: '#F2B441', light: '#8A3A6A' },
  'saddle-leather': {
    body: '#6E3818',
    grain: 'stone',
    dark: '#2A1208',
    rim: GILT,
    light: '#A62F20',
  },
  // arches
  limestone: { body: '#CBB790', grain: 'stone', dark: '#6B5836', rim: '#E9DBB8', light: '#4FC3E0' },
  'terraced-hedge': {
    body: '#3F7F52',
    grain: 'wool',
    dark: '#0B3A2A',
    rim: '#8FBF8A',
    light: '#CFE0D2',
  },
  'ice-shelf': {
    body: '#CFE6F4',
    grain: 'paper',
    dark: '#2A5A8A',
    rim: '#F4FBFF',
    light: '#5BC8F0',
  },
  velvet: { body: '#1E2A78', grain: 'wool', dark: '#080E2A', rim: '#E8BE62', light: '#8DB4F4' },
  // trays
  'tray-wood': {
    body: '#8A5A30',
    grain: 'wood',
    dark: '#3A1F0C',
    rim: '#E9DCB9',
    light: '#D9A468',
  },
  'loom-beam': {
    body: '#7A4A26',
    grain: 'wood',
    dark: '#1E070B',
    rim: '#E0A33E',
    light: '#F3E7CB',
  },
  beeswax: { body: '#DB8F1E', grain: 'paper', dark: '#4A2A06', rim: '#FFCE73', light: '#FFE9BD' },
  'dug-earth': {
    body: '#8A6F4A',
    grain: 'stone',
    dark: '#241A0C',
    rim: '#C9B78C',
    light: '#E9DFC4',
  },
  // bowls
  'hammered-copper': {
    body: '#A9622F',
    grain: null,
    dark: '#2A0F05',
    rim: '#FFD9B0',
    light: '#FFC795',
  },
  'bleached-deck': {
    body: '#C9A878',
    grain: 'wood',
    dark: '#4A3018',
    rim: '#F3E9D2',
    light: '#E9D6AE',
  },
  'press-iron': {
    body: '#46527E',
    grain: 'metal',
    dark: '#0B1028',
    rim: '#8FA0CC',
    light: '#C9D6EE',
  },
  'crate-slats': {
    body: '#9A6230',
    grain: 'wood',
    dark: '#2E1404',
    rim: '#E0B878',
    light: '#F3E0B8',
  },
  // sheets
  'printed-sheet': {
    body: '#F3E7CB',
    grain: 'paper',
    dark: '#10204A',
    rim: '#C8452F',
    light: '#F3E7CB',
  },
  'marble-fillet': {
    body: '#EEF2E6',
    grain: 'paper',
    dark: '#0B3A30',
    rim: '#2F8A5B',
    light: '#F2B5A4',
  },
  'marble-niche': {
    body: '#DCE8E2',
    grain: 'paper',
    dark: '#0D4A55',
    rim: '#2450C8',
    light: '#B7D3C9',
  },
  'folded-rugs': {
    body: '#7A1F1C',
    grain: 'wool',
    dark: '#16061A',
    rim: '#E8BE62',
    light: '#8DB4F4',
  },
  // books
  'open-book': { body: '#5A1A1E', grain: null, dark: '#2A0608', rim: '#C89B3C', light: '#F0DFB8' },
  'blown-glass': {
    body: '#14307F',
    grain: null,
    dark: '#060E2C',
    rim: '#5BC8F0',
    light: '#DDE9FA',
  },
  'pine-bark': {
    body: '#5A3418',
    grain: 'wood-up',
    dark: '#281000',
    rim: '#F2A22E',
    light: '#F6E0B4',
  },
  // cupboards
  'painted-cupboard': {
    body: '#2F6B57',
    grain: null,
    dark: '#0F2A22',
    rim: GILT,
    light: '#C4412E',
  },
  'bath-marble': {
    body: '#DDE6E0',
    grain: 'paper',
    dark: '#1F4A52',
    rim: '#C27A43',
    light: '#7FA5A4',
  },
  'carved-walnut': {
    body: '#6E3A28',
    grain: 'wood',
    dark: '#2E1026',
    rim: '#F7D9E0',
    light: '#F2B441',
  },
  // looms
  'loom-wool': {
    body: '#8A5730',
    grain: 'wood',
    dark: '#2A1608',
    rim: '#E0A33E',
    light: '#F3E7CB',
  },
  lapis: { body: '#1B2F94', grain: 'stone', dark: '#060A2E', rim: '#E8BE62', light: '#E5563F' },
  'tarred-planks': {
    body: '#3A3230',
    grain: 'wood',
    dark: '#050A18',
    rim: '#8A94A8',
    light: '#E9E1C9',
  },
  // rings
  'brass-ring': { body: '#B9852F', grain: null, dark: '#2A1A06', rim: BRASS, light: '#FBE3A4' },
  'bronze-hull': {
    body: '#6E5A3A',
    grain: null,
    dark: '#03242E',
    rim: '#C9A25A',
    light: '#BFF0E8',
  },
  'silk-rolls': { body: '#7A2A4E', grain: null, dark: '#280A20', rim: '#F7E3E6', light: '#F2B441' },
} satisfies Record<string, Material>

export type MaterialName = keyof typeof MATERIALS
