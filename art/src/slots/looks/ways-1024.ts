import { field, GILT, type Looks } from './look.ts'

export const WAYS_1024_LOOKS = {
  materials: {
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
  },
  fields: {
    'lit-cloth': field('#FCE2A4', '#E0A350', '#8A4E1E', '#FFFBEA', '#B05A10'),
    'painted-doors': field('#D9E6C2', '#7FA884', '#2A5A4C', '#FFF6D6', '#B0701E'),
    'ember-sky': field('#F7C08A', '#C96A5A', '#5A1F4E', '#FFF1CF', '#8A3A12'),
    parchment: field('#F3E0B8', '#D9B47E', '#8A5A30', '#FFF8E0', '#A62F20'),
  },
} satisfies Looks
