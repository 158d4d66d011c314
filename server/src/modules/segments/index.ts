export {
  type Campaign,
  changeCampaign,
  lockDraft,
  makeCampaign,
  planCampaign,
  readCampaigns,
  stopCampaign,
} from './campaigns/campaigns.ts'
export { findNotice, planNotice } from './campaigns/notices.ts'
export { CAMPAIGN_CRONTAB, sendCampaigns } from './campaigns/send-campaigns.ts'
export { countMembers } from './count-members.ts'
export {
  checkExperiment,
  endExperiment,
  lockOpen,
  readExperiment,
  startExperiment,
} from './experiments/experiments.ts'
export { isInEach, selectMembers } from './is-in-segment.ts'
export {
  changeSegment,
  holdNewest,
  makeSegment,
  nameSegments,
  newestVersion,
  readSegments,
  readVersions,
  removeSegment,
  type Segment,
} from './segments.ts'
export { holdSegment, releaseSegments } from './uses.ts'
