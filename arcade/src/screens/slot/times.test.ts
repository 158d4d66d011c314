import { expect, test } from 'vitest'
import { stopsMs, waitingReels } from './times.ts'

test('a reel is anticipated only while it alone can still complete the trigger', () => {
  const most = [1, 1, 1, 1, 1]
  expect([...waitingReels([1, 1, 0, 0, 0], most, 3)]).toEqual([2, 3, 4])
  expect([...waitingReels([1, 1, 1, 0, 0], most, 3)]).toEqual([2])
  expect([...waitingReels([1, 0, 1, 0, 0], most, 3)]).toEqual([3, 4])
  expect([...waitingReels([1, 0, 0, 0, 1], most, 3)]).toEqual([])
  expect([...waitingReels([1, 0, 1, 0, 0], [1, 0, 1, 0, 1], 3)]).toEqual([4])
})

test('what is anticipated lasts as long for a hit as for a miss', () => {
  const most = [1, 1, 1, 0, 0]
  const hit = stopsMs(5, false, waitingReels([1, 1, 1, 0, 0], most, 3))
  expect(hit).toEqual(stopsMs(5, false, waitingReels([1, 1, 0, 0, 0], most, 3)))
  expect(hit).toEqual([620, 800, 1_400, 1_580, 1_760])
  expect(stopsMs(5, true, new Set())).toEqual([240, 300, 360, 420, 480])
})
