/** A chunk of its own, which only those load to whom a tour is offered. */
export { TourOffer } from '@the-house/design-system'
