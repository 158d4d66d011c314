import { openBankWire } from '../../testing/bank-wire.ts'
import { testService } from '../testing/service-suite.ts'

testService('bank', openBankWire)
