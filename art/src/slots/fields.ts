/** What symbols stand on. */
export type Field = {
  cell: string
  /** Every second reel, or the depth of a cell. */
  other: string
  /** Seams between cells. */
  line: string
  /** The ground of a cell that wins. */
  won: string
  /** Small figures on the ground. */
  mark: string
}

const field = (cell: string, other: string, line: string, won: string, mark: string): Field => ({
  cell,
  other,
  line,
  won,
  mark,
})

const WARM = '#FFE2A0'

export const FIELDS = {
  // drums
  'drum-paper': field('#F6EBD2', '#F6EBD2', '#B9A277', '#F2B441', '#2A1407'),
  'white-enamel': field('#F7F4EA', '#EEF1F8', '#8DA0D8', '#FFCE73', '#0B1640'),
  'ash-paper': field('#F3DEC2', '#F3DEC2', '#B0705A', '#FFB23A', '#2A0803'),
  'shell-drawer': field('#EFE7E4', '#E4EBE6', '#9A8290', '#F2C465', '#2E1020'),
  // kiosks
  'ivory-tiles': field('#FBF6E8', '#0D5C6B', '#CFC2A0', WARM, '#9CCFCB'),
  'orchard-boards': field('#F9E8D2', '#4A1512', '#C79A78', WARM, '#D9846A'),
  'night-glass': field('#1B2A6E', '#0A1140', '#4A66C0', '#7A5A1E', '#F2B441'),
  'sack-pockets': field('#F0DDB4', '#5A2A12', '#B98A52', '#FFD98A', '#C4412E'),
  // banners
  'pale-banners': field('#FBE9D2', '#E7F3E6', '#C4412E', '#FFF1CF', '#7A3E00'),
  'wet-slate': field('#E4F3F4', '#F3F7EE', '#1BA7A6', '#FFF1CF', '#04303C'),
  'reed-weave': field('#F3E9C4', '#E8DDB0', '#9A7E42', '#FFF6D6', '#174A5C'),
  sailcloth: field('#FBF8EE', '#EAF1F8', '#3F8FD8', '#FFF1CF', '#0B2C6B'),
  // lit cloths
  'lit-cloth': field('#FCE2A4', '#E0A350', '#8A4E1E', '#FFFBEA', '#B05A10'),
  'painted-doors': field('#D9E6C2', '#7FA884', '#2A5A4C', '#FFF6D6', '#B0701E'),
  'ember-sky': field('#F7C08A', '#C96A5A', '#5A1F4E', '#FFF1CF', '#8A3A12'),
  parchment: field('#F3E0B8', '#D9B47E', '#8A5A30', '#FFF8E0', '#A62F20'),
  // arches
  'falling-water': field('#1A86AC', '#0B4F6E', '#EAFBFF', '#FFF1CF', '#06323E'),
  'tea-rain': field('#6FA98A', '#2A5A48', '#E6F3EA', '#FFF1CF', '#06261B'),
  meltwater: field('#3F82BE', '#1E4A78', '#F4FBFF', '#FFF6E0', '#10264A'),
  'velvet-trays': field('#2A3AA0', '#101A60', '#5A6CD0', '#F6E3B0', '#060A1E'),
  // trays
  'marbling-size': field('#FFF8E4', '#DCC996', '#B79F6A', '#F2B441', '#7A3E00'),
  'wool-ground': field('#1E2A52', '#121A38', '#C98A3A', '#F2B441', '#E0A33E'),
  'wax-cells': field('#FFDD8A', '#F2B441', '#A8660E', '#FFF3CC', '#5A3206'),
  'swept-floor': field('#E9DFC4', '#C9B78C', '#A08A5C', '#F7D98A', '#3A2C1A'),
  // bowls
  'beaten-bowls': field('#1C0903', '#3A170A', '#7A3C1A', '#E7A36A', '#FFC795'),
  'net-baskets': field('#0B3A56', '#0B5C86', '#1E86B8', '#F2D9A0', '#BFE6F2'),
  'coin-moulds': field('#0B1028', '#1E274A', '#46527E', '#E8BE62', '#8FA0CC'),
  'straw-crates': field('#4A2408', '#7A4414', '#B8741B', '#FFD98A', '#F3D08A'),
  // sheets
  'two-inks': field('#F3E7CB', '#D9E3E4', '#10204A', '#FFD98A', '#10204A'),
  'court-tiles': field('#F3F1DE', '#CFE3D2', '#1F6F5A', '#FFDFA0', '#2F8A5B'),
  'wet-marble': field('#E6F1EE', '#C3DCDA', '#0D4A55', '#FFE3A8', '#2450C8'),
  'rug-ends': field('#F3E3CE', '#E3CDBE', '#5A1A2E', '#FFD98A', '#A62F20'),
  // books
  'ruled-page': field('#FBF3DC', '#F0DFB8', '#C9A96A', '#F6D98A', '#1B3E93'),
  'blue-panes': field('#E6F0FB', '#C3DAF4', '#6A9AD8', '#FFE3A0', '#14307F'),
  'resin-panes': field('#F9E4B8', '#F0C878', '#B8741B', '#FFD25E', '#3A1602'),
  // cupboards
  'wood-shelves': field('#7C4D2D', '#6E4327', '#A8703E', '#FBE7B4', '#1B0F08'),
  'marble-niches': field('#A9C6C2', '#97B7B4', '#EEF2EC', '#FFF1CF', '#1F4A52'),
  'lace-shelves': field('#B9738F', '#A8627F', '#F7E3E6', '#FFF1DC', '#4A1F3E'),
  // looms
  'two-wools': field('#35203A', '#2A2436', '#E0A33E', '#E9B84E', '#5E1D1C'),
  'night-slabs': field('#14206A', '#0F1852', '#E8BE62', '#C9A23E', '#101A5A'),
  'wet-planks': field('#22304A', '#1A253C', '#8A94A8', '#D9B45E', '#141C2E'),
  // rings
  'night-vault': field('#2B3F9E', '#070A26', '#141C5C', '#FFCE73', '#8DB4F4'),
  'clear-water': field('#2FB8B4', '#04303C', '#0F6E78', '#FFE3A0', '#BFF0E8'),
  'hung-silk': field('#8A3A64', '#280A20', '#5A1A42', '#FFE3C0', '#F7C6D6'),
} satisfies Record<string, Field>

export type FieldName = keyof typeof FIELDS
