/**
 * `busy`: it comes, and will be there in a moment; `coming`: it takes its time, and can be given up;
 * `kept`: it is on the device.
 */
export type ArchiveState = 'idle' | 'busy' | 'coming' | 'kept'
