export type PanelName = 'rules' | 'history' | 'fairness'
