import { expect, test } from 'vitest'
import { officeLine, WHY } from '../../testing/office-line.ts'

const line = officeLine()

test('an empty queue says so; a request that is not there, a strange code and no reason are told', async () => {
  const support = await line.person('support')
  expect(await support.type('bonus-requests')).toEqual({ code: 0, said: 'No request waits.' })
  const nothing = crypto.randomUUID()
  expect(await support.type('bonus-requests', 'show', nothing)).toMatchObject({ code: 1 })
  const refuse = ['bonus-requests', 'refuse', nothing]
  expect(await support.type(...refuse, 'no_offer', ...WHY)).toMatchObject({ code: 1 })
  expect(await support.type(...refuse, 'because', ...WHY)).toMatchObject({ code: 2 })
  expect(await support.type(...refuse, 'no_offer')).toMatchObject({ code: 2 })
  const propose = ['bonus-requests', 'propose', nothing, 'nar-rounds', ...WHY]
  expect(await support.type(...propose)).toMatchObject({ code: 1 })
  const auditor = await line.person('auditor')
  expect(await auditor.type('bonus-requests')).toMatchObject({ code: 1 })
})
