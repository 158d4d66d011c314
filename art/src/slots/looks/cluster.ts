import { field, type Looks } from './look.ts'

export const CLUSTER_LOOKS = {
  materials: {
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
  },
  fields: {
    'marbling-size': field('#FFF8E4', '#DCC996', '#B79F6A', '#F2B441', '#7A3E00'),
    'wool-ground': field('#1E2A52', '#121A38', '#C98A3A', '#F2B441', '#E0A33E'),
    'wax-cells': field('#FFDD8A', '#F2B441', '#A8660E', '#FFF3CC', '#5A3206'),
    'swept-floor': field('#E9DFC4', '#C9B78C', '#A08A5C', '#F7D98A', '#3A2C1A'),
  },
} satisfies Looks
