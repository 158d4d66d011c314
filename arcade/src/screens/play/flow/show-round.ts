import type { Round, Step } from '../../../protocol.ts'
import { ownStakeOf } from '../../game/free-rounds/free-rounds.ts'
import type { Mood } from '../stage/mood.ts'
import type { Stage } from '../stage/stage.ts'
import type { OpenGame } from './game-state.ts'
import { pause } from './persist.ts'
import { stepText, sumText, type Voice } from './result-text.ts'

type Show = {
  stage: Stage
  voice: Voice
  round: Round
  set: (change: Partial<OpenGame>) => void
}

const BANNER_MS = 2200
/** From the start of one free spin to the next. */
const FREE_SPIN_MS = 2500
const AFTER_WINS_MS = 350

/** Plays a round's falls one after another on reels that already spin. */
export async function showRound(show: Show): Promise<void> {
  const { round, stage, set, voice } = show
  const freeSpins = round.steps.filter((step) => step.kind === 'free').length
  let paidKurus = 0
  for (const [index, step] of round.steps.entries()) {
    const startMs = performance.now()
    if (step.kind === 'free') {
      set({
        free: { moment: 'playing', played: index, of: freeSpins, winKurus: paidKurus },
        wins: [],
      })
      stage.spin()
    }
    paidKurus += step.winKurus
    await showStep(show, step, paidKurus)
    if (step.freeSpinsWon) await announceFree(show, step, paidKurus)
    if (step.kind === 'free') {
      set({ free: { moment: 'playing', played: index, of: freeSpins, winKurus: paidKurus } })
      await pause(FREE_SPIN_MS - (performance.now() - startMs))
    }
  }
  if (freeSpins) {
    set({
      free: { moment: 'over', played: freeSpins, of: freeSpins, winKurus: paidKurus },
      said: `${voice.words.freeOver}. ${sumText(voice, paidKurus, ownStakeOf(round))}`,
    })
  }
  if (paidKurus > round.stakeKurus) celebrate(show, paidKurus)
  if (freeSpins) await pause(BANNER_MS)
  set({ free: null })
}

async function showStep({ stage, voice, round, set }: Show, step: Step, paidKurus: number) {
  await stage.land(step.stops)
  set({ grid: step.grid, said: stepText(voice, step, ownStakeOf(round)), wins: step.wins })
  if (!step.wins.length) return
  const mood: Mood = paidKurus > ownStakeOf(round) ? 'win' : 'plain'
  set({ shownWinKurus: paidKurus, mood })
  await stage.showWins(step.wins, mood)
  await pause(AFTER_WINS_MS)
}

async function announceFree({ set }: Show, step: Step, winKurus: number) {
  set({ free: { moment: 'won', played: 0, of: step.freeSpinsWon, winKurus } })
  await pause(BANNER_MS)
}

/** Only ever called for a win above the round's stake (GAM-09), whoever stood for it. More for more, up to a calm limit. */
function celebrate({ stage, round, set }: Show, winKurus: number) {
  const times = winKurus / round.stakeKurus
  set({ isCelebrating: true })
  void stage.celebrate(Math.round(Math.min(110, 22 + 16 * Math.log2(times))))
}
