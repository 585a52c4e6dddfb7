import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'

export type AlertStatus = 'info' | 'success' | 'warning' | 'danger'

/** The icon of each status, so that it is not shown by colour alone. */
export const alertIcons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert }
