import { field, type Looks } from './look.ts'

export const WAYS_243_LOOKS = {
  materials: {
    'cloth-banners': {
      body: '#C4412E',
      grain: null,
      dark: '#3A1F12',
      rim: '#E0B878',
      light: '#FBE9D2',
    },
    'striped-awnings': {
      body: '#E5563F',
      grain: null,
      dark: '#03242E',
      rim: '#D9C9A3',
      light: '#F7F0DF',
    },
    'reed-mats': {
      body: '#B9974E',
      grain: 'wood-up',
      dark: '#4A3414',
      rim: '#8A6A3A',
      light: '#F6EBC8',
    },
    'mill-sails': {
      body: '#2450C8',
      grain: null,
      dark: '#08204E',
      rim: '#F7F0DF',
      light: '#EAF3FB',
    },
  },
  fields: {
    'pale-banners': field('#FBE9D2', '#E7F3E6', '#C4412E', '#FFF1CF', '#7A3E00'),
    'wet-slate': field('#E4F3F4', '#F3F7EE', '#1BA7A6', '#FFF1CF', '#04303C'),
    'reed-weave': field('#F3E9C4', '#E8DDB0', '#9A7E42', '#FFF6D6', '#174A5C'),
    sailcloth: field('#FBF8EE', '#EAF1F8', '#3F8FD8', '#FFF1CF', '#0B2C6B'),
  },
} satisfies Looks
