import { field, type Looks } from './look.ts'

export const CASCADE_LOOKS = {
  materials: {
    limestone: {
      body: '#CBB790',
      grain: 'stone',
      dark: '#6B5836',
      rim: '#E9DBB8',
      light: '#4FC3E0',
    },
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
  },
  fields: {
    'falling-water': field('#1A86AC', '#0B4F6E', '#EAFBFF', '#FFF1CF', '#06323E'),
    'tea-rain': field('#6FA98A', '#2A5A48', '#E6F3EA', '#FFF1CF', '#06261B'),
    meltwater: field('#3F82BE', '#1E4A78', '#F4FBFF', '#FFF6E0', '#10264A'),
    'velvet-trays': field('#2A3AA0', '#101A60', '#5A6CD0', '#F6E3B0', '#060A1E'),
  },
} satisfies Looks
