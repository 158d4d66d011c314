import { BRASS, field, type Looks } from './look.ts'

export const ANYWHERE_LOOKS = {
  materials: {
    'brass-ring': { body: '#B9852F', grain: null, dark: '#2A1A06', rim: BRASS, light: '#FBE3A4' },
    'bronze-hull': {
      body: '#6E5A3A',
      grain: null,
      dark: '#03242E',
      rim: '#C9A25A',
      light: '#BFF0E8',
    },
    'silk-rolls': {
      body: '#7A2A4E',
      grain: null,
      dark: '#280A20',
      rim: '#F7E3E6',
      light: '#F2B441',
    },
  },
  fields: {
    'night-vault': field('#2B3F9E', '#070A26', '#141C5C', '#FFCE73', '#8DB4F4'),
    'clear-water': field('#2FB8B4', '#04303C', '#0F6E78', '#FFE3A0', '#BFF0E8'),
    'hung-silk': field('#8A3A64', '#280A20', '#5A1A42', '#FFE3C0', '#F7C6D6'),
  },
} satisfies Looks
