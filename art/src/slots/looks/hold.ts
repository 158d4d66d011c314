import { field, type Looks } from './look.ts'

export const HOLD_LOOKS = {
  materials: {
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
  },
  fields: {
    'beaten-bowls': field('#1C0903', '#3A170A', '#7A3C1A', '#E7A36A', '#FFC795'),
    'net-baskets': field('#0B3A56', '#0B5C86', '#1E86B8', '#F2D9A0', '#BFE6F2'),
    'coin-moulds': field('#0B1028', '#1E274A', '#46527E', '#E8BE62', '#8FA0CC'),
    'straw-crates': field('#4A2408', '#7A4414', '#B8741B', '#FFD98A', '#F3D08A'),
  },
} satisfies Looks
