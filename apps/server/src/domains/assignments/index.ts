export {
  changeAssignment,
  listAssignments,
  listOwnAssignments,
  makeAssignment,
  withdrawAssignment,
} from './assignments.service.ts';
export {
  listCourseLessons,
  readClassLesson,
  readClassLessons,
  requireChildren,
  requireLesson,
} from './class-lessons.service.ts';
