import type * as deliveries from '../site/deliveries.ts'

// What messages import until they are data too.
export type DeliveredMark = deliveries.DeliveredMark
export type DeliveryPicture = deliveries.DeliveryPicture
export type SampleFormat = deliveries.SampleFormat
