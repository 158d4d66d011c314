import { archPath, studio } from './studio.ts'

/** Who draws the balls. */
export const PRESENTER = {
  name: 'Lale',
  look: {
    skin: '#E8B48E',
    shade: '#C98B66',
    hair: '#3A1C0C',
    style: 'bun',
    coat: '#14205A',
    trim: '#27B9B4',
  },
} as const
const COLOURS = { lit: '#0D6E78', deep: '#062A36', strap: '#D8FBF0', niche: '#04202A' }
const PLACE = { width: 1_076, height: 560, x: 538, nicheWidth: 470, ids: 'kr' }
/** The wall and its arch. */
export const BACK = [
  studio(COLOURS, PLACE),
  `<path d="${archPath(538, 10, 470, 720)}" fill="#04202A" fill-opacity=".8" stroke="#F7F0DF" stroke-width="7"/>`,
].join('')
/** What stands before the presenter: the foot of the globe, the tube and the tray. */
export const FRONT = [
  '<path d="M-800 492H1876V1200H-800Z" fill="#3A1C0C"/><path d="M-800 492H1876" stroke="#F2B441" stroke-width="5"/><path d="M-800 506H1876V1200H-800Z" fill="#0B3A44"/>',
  '<path d="M470 400L440 520H636L606 400Z" fill="#8C4A25" stroke="#0A0F24" stroke-width="3"/><circle cx="538" cy="262" r="168" fill="#05081A" fill-opacity=".35"/>',
  '<path d="M676 352C742 372 742 452 800 470" fill="none" stroke="#F7F0DF" stroke-opacity=".4" stroke-width="46" stroke-linecap="round"/><path d="M676 352C742 372 742 452 800 470" fill="none" stroke="#062A36" stroke-width="38" stroke-linecap="round"/>',
  '<rect x="300" y="556" width="640" height="108" rx="26" fill="#070B20" fill-opacity=".86" stroke="#F7F0DF" stroke-width="3"/>',
].join('')
export const PRESENTER_AT = 'translate(196 250) scale(.94)'
