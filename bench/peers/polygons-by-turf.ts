import { featureCollection, lineString } from '@turf/helpers';
import { polygonize } from '@turf/polygonize';
import type { Courses } from './courses-of.js';

/** How many polygons @turf/polygonize finds. It counts an island once as a polygon and once more as the hole it fills. */
export const polygonsOfTurf = (courses: Courses): number =>
  polygonize(featureCollection(courses.map((course) => lineString(course)))).features.length;
