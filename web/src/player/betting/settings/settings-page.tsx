import { formatOdds, ODDS_FORMATS, type OddsFormat } from '@zar/contract/betting/odds-formats'
import { CLOCKS, NAMINGS, POLICIES, ROWS } from '@zar/contract/betting/values'
import { type ReactNode, Suspense, useState } from 'react'
import { lazy } from '../../../lib/browser/lazily.ts'
import { openDialog } from '../../../lib/dialog/dialog.ts'
import { formatMoney } from '../../../lib/language/format.ts'
import { useSignedIn } from '../../../lib/session/session.ts'
import { Segments } from '../../../ui/form/segments.tsx'
import { Switch } from '../../../ui/form/switch.tsx'
import { SportsFrame } from '../frame/sports-frame.tsx'
import { turnOneTouch, useOneTouch } from '../one-touch/one-touch.ts'
import { AmountField } from './amount-field.tsx'
import { formatName } from './format-names.ts'
import { changeSettings, useSettings } from './settings.ts'
import './settings-page.css'
import { t } from './texts.ts'

/** A player’s settings go with the account, a visitor’s stay where they were made. */
const KeptWhere = () => <p>{t(useSignedIn() ? 'noteOfAccount' : 'note')}</p>

const EXAMPLES_MILLI = [1_850, 3_400]
const KURUS = 100

/** `/spor/ayarlar`: how prices are written, and what the slip does by itself. */
export const SettingsPage = () => (
  <SportsFrame hasSlip={false}>
    <div className="sset">
      <div className="sbh">
        <h1>{t('title')}</h1>
        <KeptWhere />
      </div>
      <Formats />
      <SlipSettings />
      <LookSettings />
    </div>
  </SportsFrame>
)

function Formats() {
  const { format } = useSettings()
  return (
    <section className="panel sset__part" aria-labelledby="sset-format">
      <h2 id="sset-format">{t('format')}</h2>
      <fieldset className="formats" aria-label={t('format')}>
        {ODDS_FORMATS.map((one) => (
          <FormatChoice key={one} format={one} isChosen={one === format} />
        ))}
      </fieldset>
      <p className="micro">{t('formatNote')}</p>
    </section>
  )
}

const FormatChoice = ({ format, isChosen }: { format: OddsFormat; isChosen: boolean }) => (
  <label className="formats__one">
    <input
      type="radio"
      name="odds-format"
      className="sr"
      checked={isChosen}
      onChange={() => changeSettings({ format })}
    />
    <b>{formatName(format)}</b>
    <span className="formats__odds num">
      {EXAMPLES_MILLI.map((milli) => (
        <b key={milli}>{formatOdds(milli, format)}</b>
      ))}
    </span>
  </label>
)

function SlipSettings() {
  const { policy, quick, confirmKurus, cashOutDropPercent } = useSettings()
  return (
    <section className="panel sset__part" aria-labelledby="sset-slip">
      <h2 id="sset-slip">{t('slip')}</h2>
      <Line title={t('policy')} note={t('policyNote')}>
        <Segments
          label={t('policy')}
          size="s"
          choices={POLICIES.map((id) => ({ id, label: t(`policy.${id}`) }))}
          chosen={policy}
          onChoose={(next) => changeSettings({ policy: next })}
        />
      </Line>
      <Line title={t('quick')} note={t('quickNote')}>
        <span className="sset__sums">
          {quick.map((amount, at) => (
            <AmountField
              // biome-ignore lint/suspicious/noArrayIndexKey: a button is known by its place
              key={at}
              label={t('quickOne', { count: at + 1 })}
              value={amount}
              onChange={(next) => next && changeSettings({ quick: quick.with(at, next) })}
            />
          ))}
        </span>
      </Line>
      <OneTouchLine />
      <Line title={t('confirm')} note={t('confirmNote')}>
        <AmountField
          label={t('confirm')}
          value={confirmKurus === null ? null : confirmKurus / KURUS}
          isOptional
          onChange={(next) => changeSettings({ confirmKurus: next && next * KURUS })}
        />
      </Line>
      <OnOff
        title={t('drop')}
        note={t('dropNote')}
        isOn={cashOutDropPercent > 0}
        onChange={(isOn) => changeSettings({ cashOutDropPercent: isOn ? 1 : 0 })}
      />
    </section>
  )
}

const OneTouchDialog = lazy(async () => ({
  default: (await import('../one-touch/one-touch-dialog.tsx')).OneTouchDialog,
}))

/** One touch is of this log-in and tab, and no setting that is kept. */
function OneTouchLine() {
  const on = useOneTouch()
  const isSignedIn = useSignedIn()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <OnOff
        title={t('oneTouch')}
        note={on ? t('oneTouchOn', { sum: formatMoney(on.stakeKurus / KURUS) }) : t('oneTouchOff')}
        isOn={on !== null}
        onChange={(isOn) => {
          if (!isOn) turnOneTouch(null)
          else if (isSignedIn) setAsking(true)
          else openDialog({ name: 'login' })
        }}
      />
      {isAsking && (
        <Suspense fallback={null}>
          <OneTouchDialog onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  )
}

function LookSettings() {
  const { rows, showsMargin, flashes, letters, names, clock } = useSettings()
  return (
    <section className="panel sset__part" aria-labelledby="sset-look">
      <h2 id="sset-look">{t('look')}</h2>
      <Line title={t('rows')} note={t('rowsNote')}>
        <Segments
          label={t('rows')}
          size="s"
          choices={ROWS.map((id) => ({ id, label: t(id) }))}
          chosen={rows}
          onChoose={(next) => changeSettings({ rows: next })}
        />
      </Line>
      <OnOff
        title={t('margin')}
        note={t('marginNote')}
        isOn={showsMargin}
        onChange={(isOn) => changeSettings({ showsMargin: isOn })}
      />
      <OnOff
        title={t('flashes')}
        note={t('flashesNote')}
        isOn={flashes}
        onChange={(isOn) => changeSettings({ flashes: isOn })}
      />
      <Line title={t('names')} note={t('namesNote')}>
        <Segments
          label={t('names')}
          size="s"
          choices={NAMINGS.map((id) => ({ id, label: t(id) }))}
          chosen={names}
          onChoose={(next) => changeSettings({ names: next })}
        />
      </Line>
      <Line title={t('clock')} note={t('clockNote')}>
        <Segments
          label={t('clock')}
          size="s"
          choices={CLOCKS.map((id) => ({ id, label: t(id) }))}
          chosen={clock}
          onChoose={(next) => changeSettings({ clock: next })}
        />
      </Line>
      <OnOff
        title={t('letters')}
        note={t('lettersNote')}
        isOn={letters}
        onChange={(isOn) => changeSettings({ letters: isOn })}
      />
    </section>
  )
}

type LineProps = { title: string; note: string; children: ReactNode }

const Line = ({ title, note, children }: LineProps) => (
  <div className="sset__line">
    <Said title={title} note={note} />
    {children}
  </div>
)

type OnOffProps = { title: string; note: string; isOn: boolean; onChange: (isOn: boolean) => void }

const OnOff = ({ title, note, isOn, onChange }: OnOffProps) => (
  <Switch
    className="sset__line"
    label={<Said title={title} note={note} />}
    isOn={isOn}
    onChange={onChange}
  />
)

const Said = ({ title, note }: { title: string; note: string }) => (
  <span className="sset__said">
    <b>{title}</b>
    <small>{note}</small>
  </span>
)
