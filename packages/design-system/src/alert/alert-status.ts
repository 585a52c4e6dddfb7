import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'

export type AlertStatus = 'info' | 'success' | 'warning' | 'danger'

/** The sign of each status; never its colour alone. */
export const alertIcons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert }
