import { expect, test } from '../kit/journey.ts'
import { ask, playerSession } from '../kit/player.ts'
import { openVisit, scrollThrough } from '../kit/visit.ts'

/** Small things that a player meets on the way. Row ids are those of the review. */
const WIDE = { language: 'tr', width: 1440 } as const

for (const language of ['tr', 'en'] as const) {
  test(`U11: the footer names the ways to pay in and the studios that there are, in ${language}`, async ({
    browser,
  }) => {
    const { page, context } = await openVisit(browser, { ...WIDE, language, isPlayer: false })
    await scrollThrough(page)
    const [pay, studios] = [page.locator('.marquee--pay li'), page.locator('.marquee--wide li')]
    await expect(pay).toHaveCount(9)
    const methods = await ask<{ title: string; type: number }[]>(
      '/api/payment/methods',
      undefined,
      { ...(await playerSession()), locale: language },
    )
    const titles = methods.filter(({ type }) => type === 1).map(({ title }) => title)
    expect((await pay.allInnerTexts()).map((text) => text.trim())).toEqual(titles)

    const open = new Set<string>()
    for (const slug of ['slot', 'live', 'games', 'bingo', 'tvbets']) {
      const section = await ask<{ studios: { id: string }[] }>('/api/casino/section', { slug })
      for (const { id } of section.studios) open.add(id)
    }
    const wrong = (await studios.allInnerTexts()).filter((text) => {
      const [name = '', note] = text.split('\n').map((line) => line.trim())
      return note ? open.has(name) : !open.has(name)
    })
    expect(wrong).toEqual([])
    await context.close()
  })
}
