import type { EmblemName } from './emblems/index.ts'
import type { FamilyName } from './families/index.ts'
import type { PaletteName } from './palette.ts'

export type Composition = 'semse' | 'kemer' | 'yildiz' | 'ufuk' | 'acik'

export type Look = {
  palette: PaletteName
  family: FamilyName
  composition: Composition
  emblem: EmblemName
}
