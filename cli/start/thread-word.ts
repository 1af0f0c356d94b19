/** The only argument of a worker thread of this program. As a command line it is an unknown command. */
export const THREAD_WORD = 'explore-thread';
