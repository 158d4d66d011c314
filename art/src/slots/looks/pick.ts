import { field, GILT, type Looks } from './look.ts'

export const PICK_LOOKS = {
  materials: {
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
  },
  fields: {
    'wood-shelves': field('#7C4D2D', '#6E4327', '#A8703E', '#FBE7B4', '#1B0F08'),
    'marble-niches': field('#A9C6C2', '#97B7B4', '#EEF2EC', '#FFF1CF', '#1F4A52'),
    'lace-shelves': field('#B9738F', '#A8627F', '#F7E3E6', '#FFF1DC', '#4A1F3E'),
  },
} satisfies Looks
