import type { Incident } from '@zar/contract/betting/event'
import { texts } from '../../../lib/language/translate.ts'

const t = texts({
  tr: {
    goal: 'Gol, {side}',
    goalScore: 'Gol, {side}: {home} – {away}',
    goal_cancelled: 'Gol iptal edildi, {side}',
    own_goal: 'Kendi kalesine gol, {side}',
    penalty: 'Penaltı, {side}',
    penalty_missed: 'Penaltı kaçtı, {side}',
    yellow_card: 'Sarı kart, {side}',
    red_card: 'Kırmızı kart, {side}',
    red_card_cancelled: 'Kırmızı kart geri alındı, {side}',
    corner: 'Korner, {side}',
    shot: 'Şut, {side}',
    shot_on_target: 'İsabetli şut, {side}',
    danger: 'Tehlikeli atak, {side}',
    attack: 'Atak, {side}',
    foul: 'Faul, {side}',
    substitution: 'Oyuncu değişikliği, {side}',
    var: 'VAR incelemesi',
    penalty_shot: 'Penaltı atışı, {side}',
    major_penalty: 'Uzun ceza, {side}',
    other: '{kind}',
    both: 'iki taraf',
    by: '{text} ({player})',
  },
  en: {
    goal: 'Goal, {side}',
    goalScore: 'Goal, {side}: {home} – {away}',
    goal_cancelled: 'Goal disallowed, {side}',
    own_goal: 'Own goal, {side}',
    penalty: 'Penalty, {side}',
    penalty_missed: 'Penalty missed, {side}',
    yellow_card: 'Yellow card, {side}',
    red_card: 'Red card, {side}',
    red_card_cancelled: 'Red card withdrawn, {side}',
    corner: 'Corner, {side}',
    shot: 'Shot, {side}',
    shot_on_target: 'Shot on target, {side}',
    danger: 'Dangerous attack, {side}',
    attack: 'Attack, {side}',
    foul: 'Foul, {side}',
    substitution: 'Substitution, {side}',
    var: 'VAR review',
    penalty_shot: 'Penalty shot, {side}',
    major_penalty: 'Major penalty, {side}',
    other: '{kind}',
    both: 'both sides',
    by: '{text} ({player})',
  },
})

/** What happens in a match, as the page knows it. */
export type Kind = Exclude<Parameters<typeof t>[0], 'goalScore' | 'other' | 'both' | 'by'>

/** How much a kind presses, and where on the field it is, from the middle to the other goal. */
const KINDS: Record<Kind, { weight: number; zone: number }> = {
  goal: { weight: 5, zone: 0.94 },
  goal_cancelled: { weight: 2, zone: 0.9 },
  own_goal: { weight: 2, zone: 0.94 },
  penalty: { weight: 4, zone: 0.82 },
  penalty_missed: { weight: 3, zone: 0.82 },
  yellow_card: { weight: 0, zone: 0.2 },
  red_card: { weight: 0, zone: 0.2 },
  red_card_cancelled: { weight: 0, zone: 0.2 },
  corner: { weight: 2, zone: 0.96 },
  shot: { weight: 2, zone: 0.72 },
  shot_on_target: { weight: 3, zone: 0.8 },
  danger: { weight: 2.5, zone: 0.68 },
  attack: { weight: 1, zone: 0.4 },
  foul: { weight: 0, zone: 0.1 },
  substitution: { weight: 0, zone: 0 },
  var: { weight: 0, zone: 0 },
  penalty_shot: { weight: 4, zone: 0.8 },
  major_penalty: { weight: 0, zone: 0.1 },
}
/** Other words for the same. */
const SAME: Record<string, Kind> = { yellow: 'yellow_card', red: 'red_card', dangerous: 'danger' }

export function kindOf({ kind }: Pick<Incident, 'kind'>): Kind | null {
  if (Object.hasOwn(KINDS, kind)) return kind as Kind
  return SAME[kind] ?? null
}

export const weightOf = (incident: Incident): number => {
  const kind = kindOf(incident)
  return kind ? KINDS[kind].weight : 0
}

/** Where it happened, −1 at the home goal to 1 at the away goal. */
export function placeOf(incident: Incident): number {
  const kind = kindOf(incident)
  if (!kind || incident.side === null) return 0
  return incident.side === '1' ? KINDS[kind].zone : -KINDS[kind].zone
}

type Sides = { home: string; away: string }

/** What happened, as a sentence. */
export function sentenceOf(incident: Incident, sides: Sides): string {
  const { side: by, score, player } = incident
  const side = by === '1' ? sides.home : by === '2' ? sides.away : t('both')
  const kind = kindOf(incident)
  const text =
    kind === 'goal' && score
      ? t('goalScore', { side, home: score[0], away: score[1] })
      : kind
        ? say(kind, { side })
        : t('other', { kind: incident.kind })
  return player ? t('by', { text, player }) : text
}

// One of them names no side.
const say = t as (key: Kind, params: { side: string }) => string

/** The minute of an incident; of the match, as the clock is. */
export const minuteOf = ({ elapsedS }: Pick<Incident, 'elapsedS'>): number =>
  Math.floor(elapsedS / 60)
