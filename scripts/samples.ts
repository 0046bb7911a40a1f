import { writeSamples } from '../generator/samples/write-samples.ts'

/** `npm run samples`: regenerates the sample deliveries of public/samples from the overlays and their texts. */
await writeSamples()
