import type { Locale } from '../../limits.ts'
import { isRight, type Right, type RoleName } from './rights.ts'

/** How a role has a right: alone, with a second person, or with fields masked and sums limited. */
export type Hold = 'does' | 'second' | 'limited'
type RoleFacts = {
  label: Record<Locale, string>
  /** Roles that the same person may hold. */
  joins: readonly RoleName[]
  holds: Partial<Record<Right, Hold>>
}

/** The rights in a text, between spaces. */
function rightsIn(text: string): Right[] {
  return text
    .trim()
    .split(/\s+/)
    .map((one) => {
      if (!isRight(one)) throw new Error(`${one} is no right`)
      return one
    })
}

function role(
  label: Record<Locale, string>,
  joins: readonly RoleName[],
  { does, second = '', limited = '' }: { does: string; second?: string; limited?: string },
): RoleFacts {
  const holds: Partial<Record<Right, Hold>> = {}
  for (const [hold, text] of Object.entries({ does, second, limited }) as [Hold, string][])
    if (text) for (const right of rightsIn(text)) holds[right] = hold
  return { label, joins, holds }
}

/** Which rights each role has. What a role lacks is refused before anything is looked up. */
export const ROLE_FACTS: Record<RoleName, RoleFacts> = {
  support: role({ tr: 'Destek', en: 'Support' }, ['trader', 'content', 'marketing', 'risk'], {
    does: `
      desk.view search.use alarm.own player.view player.list player.timeline balance.view
      player.reveal_contact player.message player.tag note.read note.write player.reset_link
      player.sessions_end player.view_as player.evidence erasure.ask document.ask
      withdrawal.view deposit.view method.view game.view round.view jackpot.view
      freeround.view event.view bet.view offer.view bonus.view template.edit ticket.view
      ticket.answer ticket.close ticket.assign file.view chat.view chat.answer call.view
      call.settle bonusask.decide complaint.view complaint.answer limit.view exclusion.view
      exclusion.place marker.view care.record elevation.ask audit.own
    `,
    second: `
      player.contact_change player.second_step_reset bonus.propose
    `,
  }),
  cashier: role({ tr: 'Finans', en: 'Cashier' }, ['trader', 'content', 'marketing'], {
    does: `
      desk.view search.use alarm.own player.timeline balance.view player.reveal_contact
      player.reveal_payout player.message note.read note.write document.ask payee.view
      withdrawal.view withdrawal.take withdrawal.approve withdrawal.bulk_approve
      withdrawal.reject_fact withdrawal.hold withdrawal.retry deposit.view deposit.give_up
      method.view adjustment.view debt.view ledger.view difference.view round.view
      jackpot.view bonus.view ticket.view ticket.answer ticket.close score.view limit.view
      report.money report.liability report.schedule export.masked elevation.ask audit.own
    `,
    second: `
      withdrawal.reject_judged deposit.match deposit.refund adjustment.propose
    `,
    limited: `
      player.view player.list
    `,
  }),
  trader: role(
    { tr: 'Trader', en: 'Trader' },
    ['support', 'cashier', 'content', 'marketing', 'risk'],
    {
      does: `
      desk.view search.use alarm.own note.read note.write game.view supplier.view event.view
      market.suspend market.open price.set margin.set sportlimit.market waiting.view
      waiting.accept waiting.counter waiting.refuse bet.view cashout.stop feed.view
      feed.switch latebet.view alert.view report.product export.masked elevation.ask
      audit.own
    `,
      second: `
      event.edit price.set_wide sportlimit.player result.enter settlement.confirm
      market.resettle bet.void
    `,
      limited: `
      player.view player.list
    `,
    },
  ),
  content: role(
    { tr: 'İçerik', en: 'Content' },
    ['support', 'cashier', 'trader', 'marketing', 'risk'],
    {
      does: `
      desk.view search.use alarm.own game.view game.close game.open game.order category.edit
      supplier.view offer.view page.edit page.publish translation.edit media.upload
      slot.order content.restore template.edit report.product elevation.ask audit.own
    `,
      second: `
      import.accept experiment.edit promotion.publish option.edit
    `,
    },
  ),
  marketing: role(
    { tr: 'Pazarlama', en: 'Marketing' },
    ['support', 'cashier', 'trader', 'content', 'risk'],
    {
      does: `
      desk.view search.use alarm.own player.message player.tag note.read note.write
      game.view game.order category.edit jackpot.view freeround.view freeround.cancel
      offer.view offer.draft offer.dry_run offer.stop bonus.view campaign.edit segment.view
      segment.edit page.edit translation.edit media.upload slot.order content.restore
      template.edit notify.segment bonusask.decide report.product report.player
      elevation.ask audit.own
    `,
      second: `
      offer.publish bonus.propose bonus.extend voucher.batch campaign.start experiment.edit
      promotion.publish
    `,
      limited: `
      player.view player.list export.masked
    `,
    },
  ),
  risk: role({ tr: 'Risk', en: 'Risk' }, ['support', 'trader', 'content', 'marketing'], {
    does: `
      desk.view search.use alarm.own alarm.mute player.view player.list player.timeline
      balance.view player.reveal_contact player.reveal_identity player.reveal_payout
      player.reveal_network player.message player.tag note.read note.write note.strike
      player.block player.reset_link player.sessions_end device.block player.view_as
      document.view document.decide document.ask payee.view payee.confirm payee.refuse
      withdrawal.view withdrawal.take withdrawal.reject_fact withdrawal.hold deposit.view
      debt.view ledger.view ledger.verify game.view game.close game.open gaming.stop
      supplier.view supplier.kill difference.view round.view rtp.view rtp.own jackpot.view
      freeround.view freeround.cancel event.view market.suspend waiting.view bet.view
      feed.view latebet.view offer.view offer.dry_run offer.stop bonus.view bonus.cancel
      segment.view segment.edit ticket.view ticket.answer ticket.close ticket.assign
      file.view chat.view complaint.view alert.view alert.decide case.view case.edit
      link.clear score.view limit.view limit.house_set limit.raise_review exclusion.view
      exclusion.check exclusion.place marker.view care.record report.product report.player
      report.protection export.masked elevation.ask audit.own
    `,
    second: `
      player.unblock player.correct player.contact_change player.second_step_reset
      withdrawal.reject_judged withdrawal.extend supplier.restore round.ask_rollback
      jackpot.confirm sportlimit.player rule.edit case.decide link.confirm sanction.decide
      limit.house_lift
    `,
  }),
  compliance: role({ tr: 'Uyum', en: 'Compliance' }, [], {
    does: `
      desk.view search.use alarm.own alarm.mute player.view player.list player.timeline
      balance.view player.reveal_contact player.reveal_identity player.reveal_payout
      player.reveal_network player.message player.tag note.read note.write note.strike
      player.block player.reset_link player.sessions_end device.block player.view_as
      player.evidence erasure.view erasure.ask erasure.back document.view document.decide
      document.ask payee.view payee.confirm payee.refuse withdrawal.view withdrawal.take
      withdrawal.consent withdrawal.reject_fact withdrawal.hold deposit.view method.view
      statement.import reconcile.run adjustment.view debt.view ledger.view ledger.verify
      head.view game.view gaming.stop supplier.view supplier.kill difference.view round.view
      rtp.view rtp.own jackpot.view freeround.view freeround.cancel event.view bet.view
      latebet.view offer.view offer.stop bonus.view bonus.cancel segment.view segment.edit
      ticket.view ticket.answer ticket.close ticket.assign file.view chat.view
      complaint.view complaint.answer alert.view alert.decide case.view case.edit link.clear
      score.view aml.view aml.report limit.view limit.house_set limit.raise_review
      exclusion.view exclusion.check exclusion.place marker.view care.record report.money
      report.product report.player report.liability report.protection report.schedule
      export.masked staff.view staff.suspend elevation.ask elevation.approve breakglass.use
      audit.own audit.view audit.verify key.view backup.view
    `,
    second: `
      player.unblock player.close player.correct player.contact_change
      player.second_step_reset player.everyone_out player.copy erasure.now
      withdrawal.reject_judged withdrawal.extend withdrawal.rules withdrawal.clock
      deposit.refund reconcile.explain debt.write_off ledger.export gaming.restart
      supplier.restore difference.explain jackpot.confirm bet.void offer.budget
      terms.publish complaint.decide rule.edit case.decide link.confirm aml.decide
      legalhold.place legalhold.lift sanction.decide limit.house_lift exclusion.readmit
      export.personal export.bulk staff.restore role.approve scope.edit approval.limits
      audit.export licence.edit profile.edit
    `,
  }),
  manager: role({ tr: 'Amir', en: 'Manager' }, [], {
    does: `
      desk.view search.use alarm.own alarm.mute player.view player.list player.timeline
      balance.view player.reveal_contact player.message player.tag note.read note.write
      note.strike player.block player.sessions_end device.block player.view_as erasure.view
      payee.view withdrawal.view withdrawal.take withdrawal.approve withdrawal.reject_fact
      withdrawal.hold withdrawal.retry deposit.view deposit.give_up method.view
      statement.import reconcile.run adjustment.view debt.view ledger.view ledger.verify
      head.view game.view game.close game.open game.order category.edit gaming.stop
      supplier.view supplier.kill difference.view round.view rtp.view rtp.own jackpot.view
      freeround.view freeround.cancel event.view market.suspend sportlimit.market
      waiting.view waiting.accept bet.view cashout.stop feed.view feed.switch latebet.view
      offer.view offer.dry_run offer.stop bonus.view bonus.cancel segment.view page.publish
      slot.order notify.segment ticket.view ticket.answer ticket.close ticket.assign
      chat.view call.view call.settle complaint.view complaint.answer alert.view case.view
      score.view limit.view exclusion.view exclusion.place report.money report.product
      report.player report.liability report.tax report.protection report.schedule
      export.masked staff.view staff.suspend elevation.ask elevation.approve breakglass.use
      shift.edit audit.own job.view backup.view
    `,
    second: `
      player.unblock player.close player.everyone_out withdrawal.reject_judged
      withdrawal.extend deposit.refund method.edit reconcile.explain adjustment.propose
      adjustment.approve debt.write_off category.close import.accept gaming.restart
      supplier.restore difference.explain round.ask_rollback jackpot.rules jackpot.confirm
      price.set_wide sportlimit.class sportlimit.player result.enter settlement.confirm
      market.resettle bet.void offer.publish offer.budget bonus.approve bonus.extend
      cashback.settings voucher.batch campaign.start terms.publish promotion.publish
      option.edit domain.edit complaint.decide export.bulk role.approve scope.edit
      maintenance.set licence.edit profile.edit
    `,
    limited: `
      marker.view
    `,
  }),
  auditor: role({ tr: 'Denetçi', en: 'Auditor' }, [], {
    does: `
      desk.view search.use player.timeline balance.view note.read player.view_as
      withdrawal.view deposit.view method.view adjustment.view debt.view ledger.view
      ledger.verify head.view game.view supplier.view difference.view round.view rtp.view
      jackpot.view freeround.view event.view waiting.view bet.view feed.view latebet.view
      offer.view bonus.view segment.view ticket.view chat.view complaint.view alert.view
      score.view limit.view exclusion.view report.money report.product report.player
      report.liability report.tax report.protection export.masked staff.view audit.own
      audit.view audit.verify key.view backup.view
    `,
    second: `
      ledger.export export.bulk audit.export
    `,
    limited: `
      player.view player.list case.view
    `,
  }),
  administrator: role({ tr: 'Yönetici', en: 'Administrator' }, [], {
    does: `
      desk.view search.use alarm.own alarm.mute ledger.verify head.view staff.view
      staff.suspend elevation.ask elevation.approve shift.edit audit.own audit.verify
      job.view log.view key.view backup.view
    `,
    second: `
      player.everyone_out supplier.settings supplier.key_rotate domain.edit staff.invite
      staff.restore staff.key_reset role.propose role.approve scope.edit iplist.edit
      approval.limits key.new key.rotate key.retire
    `,
  }),
  oncall: role({ tr: 'Nöbetçi geliştirici', en: 'Engineer on call' }, [], {
    does: `
      desk.view alarm.own alarm.mute ledger.verify head.view game.view game.close game.open
      gaming.stop supplier.view supplier.kill feed.view feed.switch elevation.ask
      breakglass.use audit.own audit.verify job.view job.retry log.view key.view backup.view
    `,
    second: `
      player.everyone_out category.close supplier.restore supplier.settings
      supplier.key_rotate iplist.edit maintenance.set key.new key.rotate key.retire
    `,
    limited: `
      staff.view
    `,
  }),
}
