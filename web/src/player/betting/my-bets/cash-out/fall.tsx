import { Switch } from '../../../../ui/form/switch.tsx'
import { changeSettings, useSettings } from '../../settings/settings.ts'
import { t } from './texts.ts'

/** Whether a small fall while it is pressed is taken unasked. */
export function Fall() {
  const { cashOutDropPercent } = useSettings()
  return (
    <div>
      <Switch
        label={t('fall')}
        isOn={cashOutDropPercent > 0}
        onChange={(isOn) => changeSettings({ cashOutDropPercent: isOn ? 1 : 0 })}
      />
      <p className="micro">{t('fallNote')}</p>
    </div>
  )
}
