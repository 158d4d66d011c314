import { testService } from '../testing/service-suite.ts'
import { openPaymentIntentsWire } from './testing/open-wire.ts'

testService('payment-intents', openPaymentIntentsWire)
