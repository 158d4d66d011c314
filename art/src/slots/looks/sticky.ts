import { field, type Looks } from './look.ts'

export const STICKY_LOOKS = {
  materials: {
    'open-book': {
      body: '#5A1A1E',
      grain: null,
      dark: '#2A0608',
      rim: '#C89B3C',
      light: '#F0DFB8',
    },
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
  },
  fields: {
    'ruled-page': field('#FBF3DC', '#F0DFB8', '#C9A96A', '#F6D98A', '#1B3E93'),
    'blue-panes': field('#E6F0FB', '#C3DAF4', '#6A9AD8', '#FFE3A0', '#14307F'),
    'resin-panes': field('#F9E4B8', '#F0C878', '#B8741B', '#FFD25E', '#3A1602'),
  },
} satisfies Looks
