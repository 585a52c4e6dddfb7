/** Preloaded while the page is idle, so that the question opens offline, too. */
export const loadFinishQuestion = () =>
  import('./finish-question.tsx').then((module) => ({ default: module.FinishQuestion }))
