import { featureCollection, lineString } from '@turf/helpers';
import { polygonize } from '@turf/polygonize';
import type { PointLists } from './lines-as-points.js';

/** The number of polygons that @turf/polygonize finds. It counts an island as a polygon and again as the hole it fills. */
export const polygonsByTurf = (courses: PointLists): number =>
  polygonize(featureCollection(courses.map((course) => lineString(course)))).features.length;
