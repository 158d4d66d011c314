import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '../../../testing/render.tsx'
import { type Page, useRows } from './rows.ts'

const PAGE = 100
const pageAfter = (after: string | null): Page<number> => {
  const from = after === null ? 0 : Number(after)
  return {
    rows: Array.from({ length: PAGE }, (_, at) => from + at),
    next: from + PAGE >= 600 ? null : String(from + PAGE),
  }
}

function Counted({ asked }: { asked: (string | null)[] }) {
  const { rows, loadMore, loadEarlier } = useRows(['numbers'], async (after) => {
    asked.push(after)
    return pageAfter(after)
  })
  return (
    <>
      <output>{`${rows[0]}–${rows.at(-1)} of ${rows.length}`}</output>
      {loadMore && (
        <button type="button" onClick={loadMore}>
          More
        </button>
      )}
      {loadEarlier && (
        <button type="button" onClick={loadEarlier}>
          Earlier
        </button>
      )}
    </>
  )
}

test('at most three hundred rows are held, and the way back fetches what was let go', async () => {
  const asked: (string | null)[] = []
  const page = render(<Counted asked={asked} />)
  const holds = (text: string) =>
    waitFor(() => expect(page.getByRole('status').textContent).toBe(text))
  await holds('0–99 of 100')
  for (const text of ['0–199 of 200', '0–299 of 300', '100–399 of 300', '200–499 of 300']) {
    await page.user.click(page.getByText('More'))
    await holds(text)
  }
  await page.user.click(page.getByText('Earlier'))
  await holds('100–399 of 300')
  await page.user.click(page.getByText('Earlier'))
  await holds('0–299 of 300')
  expect(page.queryByText('Earlier')).toBeNull()
  expect(asked).toEqual([null, '100', '200', '300', '400', '100', null])
})
