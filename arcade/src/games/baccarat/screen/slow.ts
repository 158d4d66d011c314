import { deviceStorage, keptSwitch } from '../../../screens/kit/kept.ts'

/** Whether the player opens the cards of their side by hand; the device keeps it. */
export const slowOpening = () => keptSwitch(deviceStorage(), 'zar.squeeze', false)
