/** The weights of the regression in street-model.ts, in the order of its inputs. `npm run train-streets` writes them. */
import type { StreetWeights } from './street-model.js';

/** What streets of other boards look like. */
export const STREET_WEIGHTS: StreetWeights = {
  weights: [
    0.02373, -0.1575, 0.1323, -0.1547, 1.594, 1.296, -0.5721, 0.1924, 0.4854, -0.03795, 0.5476, -2.056,
    0.7105, -0.4148, 0.1665, -1.598, -0.5643, 0.1486, 0.1809, 0.2342, -0.06862, -0.9655,
  ],
  means: [
    0.4233, 0.1537, 0.5305, 0.5765, 0.3861, 0.2986, 0.1043, 0.3169, 0.08154, 0.09878, 0.2275, 0, 0.6171,
    0.4228, 1.28, 0.1402, 1.784, 0.3542, 0.1737, 0.1125, 0.3029, 0.4585,
  ],
  deviations: [
    0.2198, 0.07603, 0.2506, 0.2464, 0.3017, 0.3049, 0.1387, 0.2308, 0.1253, 0.1351, 0.1897, 1, 0.3079,
    0.3523, 1.457, 0.162, 0.684, 0.3463, 0.2091, 0.1642, 0.3359, 0.6364,
  ],
  touching: [0.75, 0.9478, 0.1667],
};
