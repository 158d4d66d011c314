import '../security.css'
import { isAway } from '../../../lib/api/query.ts'
import { Tag } from '../../../ui/data-display/tag.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { CodesStage, FormRoom, OffStage, PasswordStep, ScanStage } from '../forms.tsx'
import { t } from '../texts.ts'
import { useTwoStep, useTwoStepChange } from './use-two-step.ts'

/** The second step of the log-in: how it stands, and the ways on and off. */
export function TwoStep() {
  const status = useTwoStep()
  const change = useTwoStepChange()
  const { data } = status
  if (isAway(status)) return <ErrorState onRetry={() => void status.refetch()} />
  return (
    <div className="secure">
      <div className="secure__head">
        <div>
          <p className="secure__name">
            <b>{t('name')}</b>
            {data && (
              <Tag {...(data.isOn && { kind: 'done' as const })}>
                {t(data.isOn ? 'is.on' : 'is.off')}
              </Tag>
            )}
          </p>
          <p className="secure__prompt">
            {data?.isOn ? t('note.left', { count: data.recoveryLeft }) : t('note')}
          </p>
        </div>
        {!data && <Skeleton width="64px" height="36px" />}
        {data && change.stage.name === 'rest' && (
          <Button
            size="s"
            autoFocus={change.hasMoved}
            aria-label={`${t('name')}: ${t(data.isOn ? 'turnOff' : 'turnOn')}`}
            onClick={() => change.goTo(data.isOn ? 'off' : 'password')}
          >
            {t(data.isOn ? 'turnOff' : 'turnOn')}
          </Button>
        )}
      </div>
      <FormRoom>
        <Stage change={change} />
      </FormRoom>
    </div>
  )
}

function Stage({ change }: { change: ReturnType<typeof useTwoStepChange> }) {
  const { stage, begin, goTo } = change
  switch (stage.name) {
    case 'password':
      return (
        <PasswordStep
          prompt={t('password.prompt')}
          busy={begin.isPending ? t('checking') : undefined}
          onPassword={(password) => begin.mutate(password)}
          onCancel={() => goTo('rest')}
        />
      )
    case 'scan':
      return <ScanStage change={change} secret={stage.secret} url={stage.url} />
    case 'codes':
      return <CodesStage change={change} codes={stage.recoveryCodes} />
    case 'off':
      return <OffStage change={change} />
    default:
      return null
  }
}
