import { writeSamples } from '../generator/samples/write-samples.ts'

/** `npm run samples`: writes the sample deliveries of public/samples anew, from the overlays and their words. */
await writeSamples()
