import { pictureFiles } from './pictures.ts'

/** Made by scripts/pictures.ts: also those that are seen straight down, which only the findings show. */
export const allPictureFiles = {
  ...pictureFiles,
  "bark-beetle-above": {"width":2000,"height":1125,"widths":[480,800,1200,1600,2000],"hash":"9f4b3ab9","alt":{"en":"Orthophoto of a spruce stand where three groups of bark beetle-killed trees stand out, rust red and grey among green crowns.","sv":"Ortofoto av ett granbestånd där tre grupper av träd dödade av granbarkborre syns tydligt, roströda och grå bland gröna kronor."}},
  "windthrow-above": {"width":2000,"height":1125,"widths":[480,800,1200,1600,2000],"hash":"dd9922e4","alt":{"en":"Orthophoto of a storm-felled swath through spruce forest, with stems in one direction and a forest road blocked by fallen trees.","sv":"Ortofoto av ett stormfällt stråk genom granskog, med stammar åt samma håll och en skogsbilväg som spärras av fallna träd."}},
  "final-felling-above": {"width":2000,"height":1125,"widths":[480,800,1200,1600,2000],"hash":"2065a9ae","alt":{"en":"Orthophoto of a clear-cut with strip roads, groups of retention trees, a belt of trees along a stream and log piles by the road.","sv":"Ortofoto av ett hygge med stickvägar, hänsynsgrupper, en trädbård längs en bäck och virkestravar vid vägen."}},
  "fire-above": {"width":2000,"height":1125,"widths":[480,800,1200,1600,2000],"hash":"2b0f366d","alt":{"en":"Orthophoto of a burnt area in pine forest: black ground, green unburnt islands and an edge of scorched, orange crowns.","sv":"Ortofoto av ett brandfält i tallskog: svart mark, gröna obrända öar och en kant av svedda, orange kronor."}},
  "wildlife-above": {"width":2000,"height":1125,"widths":[480,800,1200,1600,2000],"hash":"1134d26f","alt":{"en":"Thermal image straight from above where moose and roe deer show up as small warm spots in two dark clearings.","sv":"Värmebild rakt uppifrån där älgar och rådjur syns som små varma fläckar i två mörka gläntor."}},
} as const
