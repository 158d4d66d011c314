import type { Language, Round } from '../../../../protocol.ts'
import { money } from '../../../../screens/figures.ts'
import { SidePlate, type SideRow } from '../../../../screens/slot/side/side-plate.tsx'
import type { Window } from '../../../../screens/slot-art/frame.ts'
import { times } from '../../../game.ts'
import type { Tumble } from '../rules.ts'
import type { TumbleSheet } from '../sheets.ts'
import type { Bearer } from './multiplier.ts'
import type { Frame } from './shown.ts'
import { countOf, featureOf, nameOf, rangeText, termOf, titleWords } from './texts.ts'
import { TUMBLE_WORDS } from './words.ts'

type Props = {
  code: string
  sheet: TumbleSheet
  frame: Frame
  round: Round | null
  bearer: Bearer
  pictures: ReadonlyMap<string, string>
  language: Language
}

const LEFT_UPPER: Window = [40, 60, 230, 280]
const LEFT_LOWER: Window = [40, 350, 230, 280]
const LEFT: Window = [40, 60, 230, 560]
const RIGHT: Window = [1142, 60, 230, 560]
/** So many earlier tumbles have room. */
const EARLIER_MAX = 4

/** Left: this tumble and earlier ones, or what multiplies and what brings free turns; right: what pays. */
export function Sides(props: Props) {
  const { code, sheet, frame, bearer, pictures, language } = props
  const words = TUMBLE_WORDS[language]
  const own = titleWords(code, language)
  const now = frame.falling?.at === 'won' ? frame.told.at(-1) : undefined
  const lit = new Set(frame.isPaid ? now?.wins.map(({ symbol }) => symbol) : [])
  const pays = sheet.bodies.filter((body) => body.pays.length > 0)
  const factors = sheet.feature?.meteors.factors.map(({ factor }) => factor) ?? []
  const { scatters, turns } = featureOf(sheet)
  return (
    <>
      {frame.told.length > 0 ? (
        <Tumbles props={props} now={now} />
      ) : (
        <SidePlate
          place={LEFT}
          title={own.multipliers}
          rows={[
            {
              key: 'multiplier',
              picture: bearer.picture,
              label: words.each,
              value: `${Math.min(...factors)}× – ${Math.max(...factors)}×`,
            },
            {
              key: 'scatters',
              picture: pictures.get(sheet.bodies.at(-1)?.id ?? ''),
              label: own.scatters(scatters),
              value: words.turns(turns),
            },
          ]}
        />
      )}
      <SidePlate
        place={RIGHT}
        title={words.pays}
        rows={pays.toReversed().map((body) => ({
          key: body.id,
          picture: pictures.get(body.id),
          label: words.counts,
          value: rangeText(body.pays, language),
          isLit: lit.has(body.id),
        }))}
      />
    </>
  )
}

type TumblesProps = { props: Props; now: Tumble | undefined }

function Tumbles({ props, now }: TumblesProps) {
  const { code, frame, round, bearer, pictures, language } = props
  const words = TUMBLE_WORDS[language]
  const own = titleWords(code, language)
  if (!round) return null
  const earlier = (now ? frame.told.slice(0, -1) : frame.told).slice(-EARLIER_MAX)
  const present: SideRow[] = (now?.wins ?? []).map((win) => ({
    key: win.symbol,
    picture: pictures.get(win.symbol),
    label: countOf(own, win),
    value: money(times(round.stakeKurus, win.hundredths)),
    isLit: frame.isPaid,
  }))
  if (now && now.factor > 1)
    present.push({
      key: 'multiplier',
      picture: bearer.picture,
      label: own.multiplier,
      value: `× ${now.factor}`,
      isLit: frame.isPaid,
    })
  const before = earlier.map((tumble, at) => ({
    key: `${at}`,
    picture: pictures.get(tumble.wins[0]?.symbol ?? ''),
    label: tumble.wins.map((win) => `${win.count} ${nameOf(own, win.symbol)}`).join(', '),
    value: money(termOf(round, tumble).sumKurus),
  }))
  return (
    <>
      {present.length > 0 && <SidePlate place={LEFT_UPPER} title={words.nowWon} rows={present} />}
      {before.length > 0 && (
        <SidePlate
          place={present.length > 0 ? LEFT_LOWER : LEFT}
          title={words.earlier}
          rows={before}
        />
      )}
    </>
  )
}
