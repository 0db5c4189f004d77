import { Task } from './task';

it('has one correlation id until the next task begins', () => {
  const task = new Task();
  const { correlationId } = task;
  expect(task.toRequestIds([])).toEqual({ correlationId });
  task.restart();
  expect(task.correlationId).not.toBe(correlationId);
});

describe('X-Origin-Ref', () => {
  const createTask = () => {
    const task = new Task();
    task.setWork('job', 'a');
    task.setWork('project', 'b');
    return task;
  };

  it('is the newest work of the saved items', () => {
    const task = createTask();
    expect(task.toRequestIds(['job', 'project']).originRef).toBe('work:b');
    expect(task.toRequestIds(['job', 'degree']).originRef).toBe('work:a');
    task.setWork('job', 'c');
    expect(task.toRequestIds(['job', 'project']).originRef).toBe('work:c');
  });

  it('is omitted if the saved items were typed', () => {
    const task = createTask();
    task.setWork('job', undefined);
    expect(task.toRequestIds(['job'])).not.toHaveProperty('originRef');
  });

  it('is kept by the next task, which may save the same items', () => {
    const task = createTask();
    task.restart();
    expect(task.toRequestIds(['job']).originRef).toBe('work:a');
  });
});
