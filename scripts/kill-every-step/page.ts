import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Json } from '../../arcade/src/games/game.ts'
import type { Round, RoundsReply, SessionReply } from '../../arcade/src/protocol.ts'

const ASK_AGAIN_MS = 50

/** What the page was told of a command: the round after it, or why it was refused. */
export type Told = { round?: Round; refusal?: string }
export type Command = { path: 'begin' | 'move' | 'finish'; body: Record<string, Json> }

/** A game's page at the arcade's own routes. It asks again for as long as nobody answers. */
export function openPage(url: string, token: string, address: string) {
  /** Commands that were answered with a round: they have happened. */
  const made: string[] = []

  async function once<Reply>(path: string, body?: object): Promise<Reply | undefined> {
    const answer = await fetch(`${url}/api/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      ...(body && { body: JSON.stringify({ token, ...body }) }),
    }).catch(() => undefined)
    if (!answer || answer.status >= 500) return undefined
    return (await answer.json().catch(() => undefined)) as Reply | undefined
  }

  async function untilAnswered<Reply>(path: string, body?: object): Promise<Reply> {
    for (;;) {
      const answer = await once<Reply>(path, body)
      if (answer) return answer
      await wait(ASK_AGAIN_MS)
    }
  }

  const page = {
    made,
    session: async () => (await untilAnswered<SessionReply>(`session?token=${token}`)).session,
    rounds: async () => (await untilAnswered<RoundsReply>(`rounds?token=${token}`)).rounds,
    seed: (commitment: string, clientSeed: string) =>
      untilAnswered('seed', { commitment, clientSeed }),
    begin: (bet: Json): Command => ({ path: 'begin', body: { commandId: randomUUID(), bet } }),
    move: (roundId: string, move: Json | null): Command => ({
      path: 'move',
      body: { commandId: randomUUID(), roundId, move },
    }),
    finish: (roundId: string): Command => ({ path: 'finish', body: { roundId } }),
    /** Once, whatever comes of it. */
    async say({ path, body }: Command): Promise<Told> {
      const told = (await once<Told>(path, body)) ?? { refusal: 'no answer' }
      if (told.round && typeof body.commandId === 'string') made.push(body.commandId)
      return told
    },
    /** Until the round is over, by what costs nothing, or until there is no round. */
    async playOn(): Promise<void> {
      for (;;) {
        const { openRound } = await page.session()
        if (!openRound) return
        const choice = openRound.choices.findLast(({ why, priceKurus }) => !why && priceKurus === 0)
        const isShown = openRound.isDecided || !choice
        await page.say(isShown ? page.finish(openRound.id) : page.move(openRound.id, choice.move))
        await wait(ASK_AGAIN_MS)
      }
    },
  }
  return page
}

export type Page = ReturnType<typeof openPage>
