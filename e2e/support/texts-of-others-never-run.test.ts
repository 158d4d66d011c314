import { expect, test } from '../kit/journey.ts'
import { office } from '../kit/office.ts'
import { replyToTicket, sayInChat, signUp, writeTicket } from '../kit/player.ts'
import { openAs, openChat, PNG } from './support-pages.ts'
import { CORPUS, FOREIGN, packed } from './xss.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'], locale: 'tr' })

test('FRD-11: 200 texts that would run are shown as text: in tickets, the chat, file names and notifications', async ({
  context,
}) => {
  expect(CORPUS).toHaveLength(200)
  const session = await signUp()
  const texts = packed(CORPUS, 1_990)
  const titles = CORPUS.filter((one) => one.length <= 80).slice(0, 2)
  const { id, number } = await writeTicket(session, {
    title: titles[0] ?? '',
    text: texts[0] ?? '',
  })
  await writeTicket(session, { title: titles[1] ?? '', text: 'Merhaba' })
  for (const text of texts.slice(1)) await replyToTicket(session, id, text)
  const lines = packed(CORPUS, 990)
  for (const text of lines) await sayInChat(session, text)
  await office('tickets', 'answer', String(number), CORPUS[2] ?? '')

  await context.addInitScript(() => {
    const hits: unknown[] = []
    Object.assign(window, { hits, hit: (one: unknown) => hits.push(one) })
  })
  const page = await openAs(context, session, `/ticket?id=${id}`)
  const thread = page.getByRole('log')
  await expect(thread.locator('.bubble')).toHaveCount(texts.length + 1)
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: '<img src=x onerror=hit(1)>.png', mimeType: 'image/png', buffer: PNG })
  await page.getByLabel('Yanıtın').fill('ekte')
  await page.getByRole('button', { name: 'Gönder' }).click()
  await expect(thread.getByRole('button', { name: /onerror/ })).toBeVisible()
  expect(await thread.locator('.bubble > p').allTextContents()).toEqual([
    ...[...texts, CORPUS[2], 'ekte'],
  ])
  // The picture that was sent is the one thing in there that is none of our own words.
  expect(
    await thread.locator(FOREIGN).and(page.locator(':not(.files__picture > img)')).count(),
  ).toBe(0)
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(titles[0] ?? '')

  await page.getByRole('button', { name: /^Bildirimler/ }).click()
  await page.getByRole('button', { name: /Destek talebine yanıt geldi/ }).click()
  await expect(
    page.getByText(`Destek talepleri sayfasında oku: #${number} ${titles[0]}`),
  ).toBeVisible()
  await page.keyboard.press('Escape')

  const { log, said } = await openChat(page)
  await expect(log.locator('.bubble')).toHaveCount(lines.length)
  expect(await said()).toEqual(lines)
  expect(await log.locator(FOREIGN).count()).toBe(0)
  expect(await page.evaluate(() => (window as unknown as { hits: unknown[] }).hits)).toEqual([])
  // Shown carelessly, they would be found: what is counted above is not blind.
  const careless = await page.evaluate(
    ([all, foreign]) => {
      const holder = document.createElement('template')
      holder.innerHTML = all.join('\n')
      return holder.content.querySelectorAll(foreign).length
    },
    [CORPUS, FOREIGN] as const,
  )
  expect(careless).toBeGreaterThan(20)
})
