import { Task } from './task';

it('a task has one correlation id until it is restarted', () => {
  const task = new Task();
  const { correlationId } = task;
  expect(task.toRequestIds({})).toEqual({ correlationId });
  task.restart();
  expect(task.correlationId).not.toBe(correlationId);
});

describe('X-Origin-Ref', () => {
  const createTask = () => {
    const task = new Task();
    task.setWorkId('job', 'a');
    task.setWorkId('project', 'b');
    return task;
  };

  it('is the newest work of the saved items', () => {
    const task = createTask();
    expect(task.toRequestIds({ experiences: [{ id: 'job' }], projects: [{ id: 'project' }] }).originRef).toBe('work:b');
    expect(task.toRequestIds({ experiences: [{ id: 'job' }], educations: [{ id: 'degree' }] }).originRef).toBe(
      'work:a',
    );
    task.setWorkId('job', 'c');
    expect(task.toRequestIds({ experiences: [{ id: 'job' }], projects: [{ id: 'project' }] }).originRef).toBe('work:c');
  });

  it('is found by the name of a skill', () => {
    const task = createTask();
    task.setWorkId('Go', 'c');
    expect(task.toRequestIds({ skills: ['Go', 'Rust'] }).originRef).toBe('work:c');
    expect(task.toRequestIds({ skills: ['Rust'], personalInfo: { firstName: 'Go' } })).not.toHaveProperty('originRef');
  });

  it('is omitted if the saved items were typed', () => {
    const task = createTask();
    task.setWorkId('job', undefined);
    expect(task.toRequestIds({ experiences: [{ id: 'job' }] })).not.toHaveProperty('originRef');
  });

  it('is kept after a restart, because the next save may contain the same items', () => {
    const task = createTask();
    task.restart();
    expect(task.toRequestIds({ experiences: [{ id: 'job' }] }).originRef).toBe('work:a');
  });
});
