import { field, type Looks } from './look.ts'

export const STORM_LOOKS = {
  materials: {
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
  },
  fields: {
    'two-wools': field('#35203A', '#2A2436', '#E0A33E', '#E9B84E', '#5E1D1C'),
    'night-slabs': field('#14206A', '#0F1852', '#E8BE62', '#F5E2A8', '#101A5A'),
    'wet-planks': field('#22304A', '#1A253C', '#8A94A8', '#D9B45E', '#141C2E'),
  },
} satisfies Looks
