import { BRASS, field, type Looks } from './look.ts'

export const CLASSIC_LOOKS = {
  materials: {
    walnut: { body: '#5A3014', grain: 'wood-up', dark: '#1A0B03', rim: BRASS, light: '#FBE3A4' },
    'enamelled-tin': {
      body: '#2443AE',
      grain: null,
      dark: '#070B20',
      rim: '#E5563F',
      light: '#F7F0DF',
    },
    'black-iron': {
      body: '#2C2224',
      grain: 'metal',
      dark: '#0A0405',
      rim: '#6B4A3A',
      light: '#FFCE73',
    },
    rosewood: {
      body: '#5A2233',
      grain: 'wood-up',
      dark: '#1B0A16',
      rim: '#B7D3C9',
      light: '#F2B5A4',
    },
  },
  fields: {
    'drum-paper': field('#F6EBD2', '#F6EBD2', '#B9A277', '#F2B441', '#2A1407'),
    'white-enamel': field('#F7F4EA', '#EEF1F8', '#8DA0D8', '#FFCE73', '#0B1640'),
    'ash-paper': field('#F3DEC2', '#F3DEC2', '#B0705A', '#FFB23A', '#2A0803'),
    'shell-drawer': field('#EFE7E4', '#E4EBE6', '#9A8290', '#F2C465', '#2E1020'),
  },
} satisfies Looks
