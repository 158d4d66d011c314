import { expect, test } from '../kit/journey.ts'
import { arcadeUrl } from './slot-page.ts'

/** A machine of lines, one with a header of words, one with plates. */
const GAMES = ['zar_lale_devri', 'zar_bakircilar_carsisi', 'zar_nakkashane']
const SMALLEST_PX = 12

/** Controls and sums of the strip and the desk that lie over one another, and letters that are too small. */
function whatIsWrong(smallest: number): string[] {
  const parts = [...document.querySelectorAll('.desk .sum, .desk button, .strip button')]
  const boxes = parts.map((part) => ({ text: part.textContent, at: part.getBoundingClientRect() }))
  const wrong = boxes.flatMap((one, index) =>
    boxes.slice(index + 1).flatMap((other) => {
      const across = Math.min(one.at.right, other.at.right) - Math.max(one.at.left, other.at.left)
      const down = Math.min(one.at.bottom, other.at.bottom) - Math.max(one.at.top, other.at.top)
      return across > 1 && down > 1 ? [`${one.text} over ${other.text}`] : []
    }),
  )
  const small = [...document.querySelectorAll('.strip *, .machine *, .desk *')].flatMap(
    (element) => {
      const isSeen = element.checkVisibility({ visibilityProperty: true })
      const isText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent)
      const px = Number.parseFloat(getComputedStyle(element).fontSize)
      return isSeen && isText && px < smallest ? [`${element.textContent} in ${px} px`] : []
    },
  )
  return [...wrong, ...small]
}

test('on the narrowest phone nothing of a slot lies over anything else, and nothing is too small to read', async ({
  browser,
}) => {
  const context = await browser.newContext({
    viewport: { width: 320, height: 568 },
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  for (const game of GAMES) {
    await page.goto(`${await arcadeUrl()}/play/${game}?demo=1&lang=tr`)
    await expect(page.locator('.machine').first()).toBeVisible()
    expect(await page.evaluate(whatIsWrong, SMALLEST_PX)).toEqual([])
  }
  await context.close()
})

test('on a phone the reels stand upright where the player chose that, and the device keeps it', async ({
  browser,
}) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.goto(`${await arcadeUrl()}/play/zar_lale_devri?demo=1&lang=tr`)
  const firstTwo = async () => {
    const [first, second] = await Promise.all(
      [0, 1].map((at) => page.locator('.machine__window').nth(at).boundingBox()),
    )
    return first?.y === second?.y ? 'side by side' : 'one below the other'
  }
  await expect.poll(firstTwo).toBe('one below the other')
  await page.getByRole('button', { name: 'Kurallar', exact: true }).click()
  await page.getByRole('button', { name: 'Dik' }).click()
  await page.getByRole('button', { name: 'Kapat' }).click()
  await expect.poll(firstTwo).toBe('side by side')
  await page.reload()
  await expect.poll(firstTwo).toBe('side by side')
  await context.close()
})
