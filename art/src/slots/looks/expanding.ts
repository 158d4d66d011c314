import { field, type Looks } from './look.ts'

export const EXPANDING_LOOKS = {
  materials: {
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
  },
  fields: {
    'two-inks': field('#F3E7CB', '#D9E3E4', '#10204A', '#FFD98A', '#10204A'),
    'court-tiles': field('#F3F1DE', '#CFE3D2', '#1F6F5A', '#FFDFA0', '#2F8A5B'),
    'wet-marble': field('#E6F1EE', '#C3DCDA', '#0D4A55', '#FFE3A8', '#2450C8'),
    'rug-ends': field('#F3E3CE', '#E3CDBE', '#5A1A2E', '#FFD98A', '#A62F20'),
  },
} satisfies Looks
