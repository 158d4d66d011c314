import { expect, test } from 'vitest'
import { FACTS_BY_MACHINE } from '../../../games/slot/machine-facts.ts'
import { findScreen } from '../../game/find/find-screen.ts'
import { areReelsUpright, turnReels } from './reels-way.ts'

/** The machines whose reels run across on an upright phone; the twenty lines beside them. */
const TURNED = [
  'bakircilar-carsisi',
  'balon-vadisi',
  'bozkir-firtinasi',
  'golge-perdesi',
  'kahve-fali',
  'poyraz-feneri',
]

test('the machines whose reels can be turned offer that, and no other does', async () => {
  const offering = await Promise.all(
    Object.entries(FACTS_BY_MACHINE).map(async ([machine, [title]]) => {
      const screen = await findScreen(title?.code ?? '')
      return screen?.Settings ? [machine] : []
    }),
  )
  expect(offering.flat().toSorted()).toEqual(TURNED)
  expect((await findScreen('zar_lale_devri'))?.Settings).toBeDefined()
})

test('reels run across until the player turns them', () => {
  expect(areReelsUpright()).toBe(false)
  turnReels(true)
  expect(areReelsUpright()).toBe(true)
  turnReels(false)
  expect(areReelsUpright()).toBe(false)
})
