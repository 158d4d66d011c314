import { BRASS, field, type Looks } from './look.ts'

export const LINES_LOOKS = {
  materials: {
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
    sackcloth: {
      body: '#B98A52',
      grain: 'wool',
      dark: '#2A1004',
      rim: '#C4412E',
      light: '#F3DDA8',
    },
  },
  fields: {
    'ivory-tiles': field('#FBF6E8', '#0D5C6B', '#CFC2A0', '#FFE2A0', '#9CCFCB'),
    'orchard-boards': field('#F9E8D2', '#4A1512', '#C79A78', '#FFE2A0', '#D9846A'),
    'night-glass': field('#1B2A6E', '#0A1140', '#4A66C0', '#F0C25E', '#F2B441'),
    'sack-pockets': field('#F0DDB4', '#5A2A12', '#B98A52', '#FFD98A', '#C4412E'),
  },
} satisfies Looks
