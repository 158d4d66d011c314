import { notify } from '../../parts/toasts/toasts.ts'
import { useRefresh } from '../use-room.ts'
import { t } from './texts.ts'

/** Does what a dialog asks, says so in its own words where it has some, and reads the room anew; a failure is the dialog’s. */
export function useDeed() {
  const refresh = useRefresh()
  return async (work: () => Promise<unknown>, said: string = t('proposed')): Promise<void> => {
    try {
      const own = await work()
      notify(typeof own === 'string' ? own : said)
    } finally {
      await refresh()
    }
  }
}
