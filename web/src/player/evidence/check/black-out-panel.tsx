import { ChevronLeft, ChevronRight, EyeOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { saveFile } from '../../../lib/api/save-file.ts'
import { formatDate } from '../../../lib/language/format.ts'
import { notify } from '../../../ui/feedback/toast.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { Chips } from '../../../ui/form/chips.tsx'
import { TickField } from '../../../ui/form/field.tsx'
import type { Client } from './client.ts'
import { formatE5 } from './format.ts'
import type { Group, Holding, ShownLine } from './protocol.ts'
import { groupName, kindName } from './words/kind-texts.ts'
import { t } from './words/texts.ts'

const PAGE = 25

type Props = { holding: Holding; name: string; ask: Client['ask'] }
type Chosen = ReadonlySet<number>

/** The lines of a valid file, and the way to give it away without some of them. */
export function BlackOutPanel({ holding, name, ask }: Props) {
  const [group, setGroup] = useState<Group | 'all'>('all')
  const [chosen, setChosen] = useState<Chosen>(new Set())
  const filter = group === 'all' ? null : group
  const all = holding.groups.reduce((sum, { count }) => sum + count, 0)
  const shown = holding.groups.find((one) => one.group === filter)?.count ?? all
  const chooseShown = async () => {
    const numbers = await ask('numbers', { group: filter })
    setChosen(new Set([...chosen, ...numbers]))
  }
  return (
    <section className="panel evi__black" aria-label={t('lines')}>
      <div className="panel__head">
        <h2>{t('lines')}</h2>
      </div>
      <div className="evi__body">
        <p className="mist">{t(all === 0 ? 'noLines' : 'linesNote')}</p>
        {all > 0 && (
          <>
            <Chips
              label={t('groups')}
              choices={[
                { id: 'all', label: t('all'), count: all },
                ...holding.groups.map((one) => ({
                  id: one.group,
                  label: groupName(one.group),
                  count: one.count,
                })),
              ]}
              chosen={group}
              onChoose={setGroup}
            />
            <Lines key={group} group={filter} ask={ask} chosen={chosen} onChoose={setChosen} />
            <div className="evi__acts">
              <span className="num" role="status">
                {t('chosen', { count: chosen.size })}
              </span>
              <Button variant="line" onClick={() => void chooseShown()}>
                {t('chooseShown', { count: shown })}
              </Button>
              {chosen.size > 0 && (
                <Button variant="ghost" onClick={() => setChosen(new Set())}>
                  {t('chooseNone')}
                </Button>
              )}
              <Save name={name} ask={ask} chosen={chosen} />
            </div>
          </>
        )}
      </div>
    </section>
  )
}

type SaveProps = Pick<Props, 'name' | 'ask'> & { chosen: Chosen }

function Save({ name, ask, chosen }: SaveProps) {
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    const made = await ask('blackOut', { numbers: [...chosen] }).catch(() => null)
    setBusy(false)
    if (!made) return notify.error(t('notSaved'))
    saveFile(made, name.replace(/(\.jsonl)?$/, `-${t('mark')}.jsonl`))
    notify.success(t('saved'))
  }
  return (
    <Button
      icon={EyeOff}
      disabled={chosen.size === 0}
      busy={isBusy ? t('blackingOut') : undefined}
      onClick={() => void save()}
    >
      {t('blackOut')}
    </Button>
  )
}

type LinesProps = Pick<Props, 'ask'> & {
  group: Group | null
  chosen: Chosen
  onChoose: (chosen: Chosen) => void
}

function Lines({ group, ask, chosen, onChoose }: LinesProps) {
  const [from, setFrom] = useState(0)
  const [page, setPage] = useState<{ lines: ShownLine[]; count: number }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the worker is the same for as long as the page is there
  useEffect(() => {
    let isOld = false
    ask('lines', { group, from, most: PAGE }).then(
      (next) => isOld || setPage(next),
      () => isOld || notify.error(t('trouble.lost')),
    )
    return () => {
      isOld = true
    }
  }, [group, from])
  if (!page) return null
  const toggle = (number: number) => {
    const next = new Set(chosen)
    if (!next.delete(number)) next.add(number)
    onChoose(next)
  }
  const to = Math.min(from + PAGE, page.count)
  return (
    <>
      <ul className="evi__lines">
        {page.lines.map((line) => (
          <li key={line.number}>
            <Line line={line} isChosen={chosen.has(line.number)} onToggle={toggle} />
          </li>
        ))}
      </ul>
      {page.count > PAGE && (
        <div className="evi__pages">
          <Button icon={ChevronLeft} disabled={from === 0} onClick={() => setFrom(from - PAGE)}>
            {t('before')}
          </Button>
          <span className="num" role="status">
            {t('page', { from: from + 1, to, count: page.count })}
          </span>
          <Button
            icon={ChevronRight}
            disabled={to === page.count}
            onClick={() => setFrom(from + PAGE)}
          >
            {t('after')}
          </Button>
        </div>
      )}
    </>
  )
}

type LineProps = { line: ShownLine; isChosen: boolean; onToggle: (number: number) => void }

function Line({ line, isChosen, onToggle }: LineProps) {
  const { number, group, kind, at, amount, text } = line
  const name = kindName(group, kind)
  return (
    <TickField
      checked={isChosen}
      aria-label={t('chooseLine', { number, kind: name })}
      onChange={() => onToggle(number)}
    >
      <span className="evi__line">
        <b>{name}</b>
        {amount !== null && <b className="num evi__amount">{formatE5(amount)}</b>}
        <small className="num">{formatDate(at)}</small>
        <code translate="no">{text}</code>
      </span>
    </TickField>
  )
}
